// How many rows of each kind. Decisions are measured at `size` 1; smaller sizes keep every extreme (the largest
// company, the busiest inbox, the busy student), so those have the same numbers at any size.
const day = 86_400_000;

/** Values for the SQL files, where `:companies` stands for the value of that name. */
export function sizesOf(size: number, now = Date.now()) {
  const scaled = (count: number, atLeast: number) => Math.max(Math.round(count * size), atLeast);
  const companies = scaled(20_000, 200);
  const initiatives = scaled(100_000, 1_000);
  const students = scaled(200_000, 12_000);
  const applications = scaled(1_000_000, 10_000);
  return {
    companies,
    initiatives,
    students,
    applications,
    messages: scaled(10_000_000, 100_000),
    // In addition to the ordinary ones: numbered after them, dated before them.
    largest_company: companies + 1,
    busiest_company: companies + 2,
    quiet_company: companies + 3,
    all_companies: companies + 3,
    largest_initiative: initiatives + 1, // the first of five
    busiest_initiative: initiatives + 6,
    quiet_initiative: initiatives + 7,
    all_initiatives: initiatives + 7,
    busy_student: students + 1,
    all_students: students + 1,
    // The largest company: 10,500 accepted or completed, then 500 pending, 300 rejected, 200 withdrawn.
    largest_applicants: 11_500,
    largest_active: 10_500,
    largest_messages: 8, // in each conversation
    // The busiest inbox: 50,000 messages, 26,000 of them in one thread, so that it has a page 500.
    busiest_conversations: 1_000,
    busiest_thread_messages: 26_000,
    busiest_other_messages: 24,
    team: 50, // people at the company with the busiest inbox
    // The quiet inbox: 50 messages.
    quiet_conversations: 25,
    quiet_messages: 2,
    busy_applications: 300,
    words: 4_000,
    now_ms: now,
    start_ms: now - 730 * day,
    span_ms: 730 * day,
    day_ms: day,
    notified_since_ms: now - 100 * day,
  };
}
