-- A weekly closure has no other reason than its day of the week, so that a holiday stays when that day opens again.
insert into provisional_days (support_id, date, reason_fr, reason_ar)
  select support_id, date, reason_fr, reason_ar from closures
  where weekly and reason_fr in ('Nouvel An de l’Hégire', 'Aïd Al Mawlid', 'Aïd Al Fitr', 'Aïd Al Adha')
  on conflict do nothing;
update closures set weekly = false
  where weekly and reason_fr in
    ('Nouvel An', 'Manifeste de l’Indépendance', 'Fête du Travail', 'Fête du Trône', 'Marche verte', 'Fête de l’Indépendance');
