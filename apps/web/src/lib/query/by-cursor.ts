/** For infinite queries: the contract's pages name the cursor of the next one, or null. */
export const byCursor = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: { next: string | null }) => next,
};
