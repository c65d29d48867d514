-- Lists read the reports of each of their ads, those included that the unique index of open ones leaves out.
create index missed_ads_of_ad on missed_ads (ad_id, day);
