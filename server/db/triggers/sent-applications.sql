-- Applications as companies read them: one that can still be undone has its previous state, and one with a
-- pending rejection is rejected, while told_status is what its candidate sees.

create or replace view sent_applications as
  select a.id, a.job_id, a.candidate_id, a.company_id, a.note,
    case when w.application_id is null then a.reject_reason else w.reason end as reject_reason, a.created_at,
    case when h.application_id is null then a.source else h.source end as source,
    case when w.application_id is not null then 'REJECTED'
      when h.application_id is null then a.status else h.status end as status,
    case when h.application_id is null then a.ending else h.ending end as ending,
    case when h.application_id is null then a.candidate_note else h.candidate_note end as candidate_note,
    case when h.application_id is null then a.applied_at else h.applied_at end as applied_at,
    case when w.application_id is not null then w.decided_at
      when h.application_id is null then a.status_changed_at else h.status_changed_at end as status_changed_at,
    case when h.application_id is null then a.updated_at else h.updated_at end as updated_at,
    case when w.application_id is null then a.reject_category else w.category end as reject_category,
    case when w.application_id is null then a.reject_message else w.message end as reject_message,
    w.tells_at,
    case when h.application_id is null then a.status else h.status end as told_status
  from applications a
    left join application_holds h on h.application_id = a.id
    left join waiting_rejections w on w.application_id = a.id
  where h.application_id is null or h.status is not null;
