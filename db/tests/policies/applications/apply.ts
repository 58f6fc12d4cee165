// SQL for applications in policy cells.

export const apply = (student: string, initiative: string, company: string) =>
  `insert into initiative_applications (student_id, initiative_id, company_id, note)
   values (${student}, '${initiative}', '${company}', 'Hello')`;
