-- The error codes for images begin with "image_" instead of "picture_".
alter table files no force row level security;
update files set refusal = replace(refusal, 'picture_', 'image_') where refusal like 'picture\_%';
alter table files force row level security;
