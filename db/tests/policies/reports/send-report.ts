/** Reports something, as the actor unless another account is named. */
export const report = (subject: string, id: string, reporter = 'app.uid()', reason = 'outside') =>
  `insert into reports (reporter_id, subject, subject_id, reason, details)
   values (${reporter}, '${subject}', '${id}', '${reason}', 'Details')`;
