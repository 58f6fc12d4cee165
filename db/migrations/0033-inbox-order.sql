-- The whole inbox of a company is walked by standing too (both, the newer of each step first). A second index in the
-- order of time alone would cost every message and tempt the planner to read all of it for one standing.
drop index conversations_of_company;
