-- The Arabic reason named a heading by another word than every page; one that a newspaper has edited stays.
update refusal_reasons set label_ar = 'الإعلان لا يناسب الباب المختار.'
where label_ar = 'الإعلان لا يناسب الركن المختار.';
