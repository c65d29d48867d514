-- Open decisions name their ad's version by the digest of the new program (docs/domain/moderation.md#decision); those on an ad
-- that has changed since keep the former one, and are void.
update ad_decisions set text_hash = md5(jsonb_build_array(
    ads.web_title, ads.paper_content, ads.web_content, ads.heading_id, ads.subheading_id, ads.anonymous, ads.canvas_id,
    (select jsonb_agg(f.id order by f.id) from ad_files f where f.ad_id = ads.id))::text)
  from ads
  where ads.id = ad_decisions.ad_id and ad_decisions.outcome is null
    and ad_decisions.text_hash = md5(concat_ws(E'\n', ads.web_title, ads.paper_content, ads.web_content));
