// SQL for blocking a company in policy cells.

export const block = (company: string) =>
  `insert into blocks (student_id, company_id) values (app.uid(), '${company}')`;
