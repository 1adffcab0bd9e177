-- Opens of a page are counted by the quarter of an hour from now on: where clocks stand half an hour apart (India, Adelaide) or three
-- quarters (Nepal), an hour belongs to two days. What was counted by the hour stays as it is.
alter table public.property_views rename column hour to since;
