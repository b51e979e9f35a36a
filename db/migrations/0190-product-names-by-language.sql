-- Products have names in Vietnamese, English and Japanese; searches find all of them, the brand and codes
-- without hyphens. Hiragana and Katakana are the same for searches.
create or replace function normalize_search(line text) returns text language sql immutable strict parallel safe as $$
  select translate(
    regexp_replace(
      lower(public.unaccent('public.unaccent'::regdictionary, normalize(line, nfkc))),
      '([\u3005-\u30ff\u3400-\u9fff\uf900-\ufaff])\s+(?=[\u3005-\u30ff\u3400-\u9fff\uf900-\ufaff])', '\1', 'g'),
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ',
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ')
$$;
comment on function normalize_search is
  'Text without accents, case, width, spaces between Chinese and Japanese characters and the difference of Hiragana and Katakana, for searching';

create function compact_code(code text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(code, '[^[:alnum:]]', '', 'g')
$$;
comment on function compact_code is 'A code or telephone number without hyphens, spaces and the like, for searching';

alter table products
  add column name_vi text constraint products__name_vi check (name_vi <> ''),
  add column name_en text constraint products__name_en check (name_en <> ''),
  add column name_ja text constraint products__name_ja check (name_ja <> '');
comment on column products.name is 'The main name, shown where the reader''s language has none';
comment on column products.name_vi is 'Name in Vietnamese, null where it is the main name or unknown';
comment on column products.name_en is 'Name in English, null where it is the main name or unknown';
comment on column products.name_ja is 'Name in Japanese, null where it is the main name or unknown';
-- chr(31) keeps neighbouring Japanese texts apart; a space before each lets one letter find the start of a word.
alter table products
  alter column plain_name set expression as (normalize_search(
    name || coalesce(chr(31) || name_vi, '') || coalesce(chr(31) || name_en, '')
      || coalesce(chr(31) || name_ja, ''))),
  alter column search_text set expression as (normalize_search(
    id || coalesce(' ' || code, '') || ' ' || name
      || coalesce(chr(31) || ' ' || name_vi, '') || coalesce(chr(31) || ' ' || name_en, '')
      || coalesce(chr(31) || ' ' || name_ja, '') || coalesce(chr(31) || ' ' || brand, '')
      || chr(31) || compact_code(id || coalesce(code, ''))));

alter table users
  alter column plain_name set expression as (normalize_search(name)),
  alter column search_text set expression as (normalize_search(
    name || chr(31) || email || chr(31) || coalesce(tel, '') || chr(31) || compact_code(coalesce(tel, ''))));
alter table addresses
  alter column plain_consignee set expression as (normalize_search(consignee)),
  alter column search_text set expression as (normalize_search(
    coalesce(consignee, '') || chr(31) || coalesce(address_detail, '')
      || chr(31) || coalesce(tel, '') || chr(31) || compact_code(coalesce(tel, ''))));

-- Of the other tables only rows with Hiragana have another normalized text than before.
update suppliers set name = name where name ~ '[ぁ-ゟ]';
update lading_bills set name = name where name ~ '[ぁ-ゟ]';
update goods_deliveries set name = name where name ~ '[ぁ-ゟ]';
update supports set title = title where title ~ '[ぁ-ゟ]';
update product_affiliates set name = name where name ~ '[ぁ-ゟ]';
update product_reviews set content = content where content ~ '[ぁ-ゟ]';
update transactions set description = description where description ~ '[ぁ-ゟ]';
