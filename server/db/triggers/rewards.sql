-- The state of each reward, from its entries and its transfers. An entry in the wrong order is refused.

create or replace function move_reward() returns trigger language plpgsql as $$
declare
  reward rewards;
  line payout_lines;
begin
  if new.state = 'EARNED' then
    insert into rewards (id, referral_id, beneficiary_id, application_id, amount, state, earned_at, due_at)
      select new.id, new.referral_id, new.beneficiary_id, new.application_id, new.amount, 'EARNED', new.at,
        h.guarantee_ends_at from hires h where h.application_id = new.application_id;
    if not found then
      raise exception 'a reward is earned by a hire' using errcode = 'check_violation';
    end if;
    return null;
  end if;
  select * into reward from rewards
    where application_id = new.application_id and beneficiary_id = new.beneficiary_id for update;
  if not found or abs(new.amount) <> reward.amount then
    raise exception 'a step of a reward has its amount' using errcode = 'check_violation';
  end if;
  if new.state = 'PAID' then
    select * into line from payout_lines where id = new.payout_line_id;
  end if;
  if not (case new.state
    when 'PAYABLE' then reward.state = 'EARNED' and new.at >= reward.due_at
    when 'PAID' then reward.state = 'IN_PAYOUT' and line.reward_id = reward.id and line.status = 'PAID'
      and line.financial_year = new.financial_year
    when 'VOID' then reward.state in ('EARNED','PAYABLE')
    else reward.state = 'PAID' end)
  then raise exception 'a reward that is % cannot be %', reward.state, new.state using errcode = 'check_violation';
  end if;
  update rewards set state = new.state,
    payable_at = case when new.state = 'PAYABLE' then new.at else payable_at end,
    paid_at = case when new.state = 'PAID' then new.at else paid_at end,
    ended_at = case when new.state in ('VOID','CLAWBACK') then new.at end,
    hold_reason = case when new.state = 'PAYABLE' then hold_reason end,
    held_by = case when new.state = 'PAYABLE' then held_by end,
    held_at = case when new.state = 'PAYABLE' then held_at end
    where id = reward.id;
  if new.state = 'CLAWBACK' then
    insert into payout_balances (beneficiary_id, clawed_back) values (new.beneficiary_id, -new.amount)
      on conflict (beneficiary_id) do update
      set clawed_back = payout_balances.clawed_back + excluded.clawed_back;
  end if;
  return null;
end $$;
create or replace trigger reward_entries_move after insert on reward_entries
  for each row execute function move_reward();

create or replace function take_reward() returns trigger language plpgsql as $$
begin
  update rewards set state = 'IN_PAYOUT' where id = new.reward_id and state = 'PAYABLE'
    and hold_reason is null and amount = new.gross and beneficiary_id = new.beneficiary_id;
  if not found or new.status <> 'DRAFT' then
    raise exception 'only what is payable is paid' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create or replace trigger payout_lines_take after insert on payout_lines
  for each row execute function take_reward();

create or replace function give_reward_back() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and new.status in ('FAILED','REMOVED') then
    update rewards set state = 'PAYABLE' where id = new.reward_id and state = 'IN_PAYOUT';
  end if;
  if new.set_off > 0 and new.status <> old.status and new.status in ('SENT','FAILED') then
    update payout_balances set set_off = set_off + case new.status when 'SENT' then new.set_off else -new.set_off end
      where beneficiary_id = new.beneficiary_id;
    if not found then
      raise exception 'only what is owed back is set off' using errcode = 'check_violation';
    end if;
  end if;
  return null;
end $$;
create or replace trigger payout_lines_give_back after update on payout_lines
  for each row execute function give_reward_back();
