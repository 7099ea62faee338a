-- candidate_sample contains the searchable rows of candidate_index whose place is below the bound.

create or replace function keep_candidate_sample() returns trigger language plpgsql as $$
declare
  seat int := uuid_hash(new.candidate_id) & 2147483647;
begin
  if new.is_searchable and seat < (select bound from candidate_sample_share) then
    insert into candidate_sample (candidate_id, last_active_at, expected_total, current_total, experience_months,
      place, notice_step, is_searchable, tokens, hidden_from, choices, skill_ids, city_ids, institute_ids, words)
    values (new.candidate_id, new.last_active_at, new.expected_total, new.current_total, new.experience_months,
      seat, new.notice_step, true, new.tokens, new.hidden_from, new.choices, new.skill_ids, new.city_ids,
      new.institute_ids, new.words)
    on conflict (candidate_id) do update set
      last_active_at = excluded.last_active_at, expected_total = excluded.expected_total,
      current_total = excluded.current_total, experience_months = excluded.experience_months,
      notice_step = excluded.notice_step, tokens = excluded.tokens, hidden_from = excluded.hidden_from,
      choices = excluded.choices, skill_ids = excluded.skill_ids, city_ids = excluded.city_ids,
      institute_ids = excluded.institute_ids, words = excluded.words;
  else
    delete from candidate_sample where candidate_id = new.candidate_id;
  end if;
  return null;
end $$;
create or replace trigger candidate_index_keeps_sample after insert or update on candidate_index
  for each row execute function keep_candidate_sample();
