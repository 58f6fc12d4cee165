// SQL for uploads in policy cells.

export const upload = (owner: string, purpose: string, more: Record<string, string> = {}) =>
  `insert into files (${['owner_id, purpose, original_name, media_type, byte_size, object_key', ...Object.keys(more)]})
   values (${[`${owner}, '${purpose}', 'a.pdf', 'application/pdf', 1, 'key'`, ...Object.values(more)]})`;
