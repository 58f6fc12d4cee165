// A step of a cell that must fail.

/** Runs a statement that must fail with this SQLSTATE or code; anything else fails the cell. */
export function refusedWith(reason: string, sql: string): string {
  return `do $do$ begin
    begin ${sql}; exception when others then
      if '${reason}' not in (sqlstate, sqlerrm) then raise; end if;
      return;
    end;
    raise exception 'was not refused';
  end $do$`;
}
