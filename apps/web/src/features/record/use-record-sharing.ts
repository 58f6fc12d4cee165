// What a student changes about who sees their record. Each change shows immediately, and is taken back if it fails.
import type { MyRecord, RecordEntry, RecordPage, RecordTexts, ShownParts } from '@questline/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '../../lib/format/failure-text.ts';
import { api } from '../../lib/session/session.ts';
import { toast } from '../../ui/overlays/toast-store.ts';
import { recordQuery } from './record-queries.ts';

const { queryKey } = recordQuery;
const failed = (error: Error) =>
  toast({ title: "That didn't work", description: failureText(error), variant: 'destructive' });

function useChange<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  /** What the record looks like until the answer arrives. */
  expect: (record: MyRecord, input: Input) => MyRecord,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    async onMutate(input: Input) {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (record) => record && expect(record, input));
      return before;
    },
    onError(error, _, before) {
      if (before) queryClient.setQueryData(queryKey, before);
      failed(error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

const withEntry = (record: MyRecord, id: string, change: Partial<RecordEntry>): MyRecord => ({
  ...record,
  entries: record.entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
});

type Choice = ShownParts & { on: boolean };

export const useSavePage = () =>
  useChange(
    (choice: Choice): Promise<RecordPage> => api('PUT /api/record/page', { body: choice }),
    (record, { on, ...parts }) => ({
      ...record,
      page: { ...parts, link: on ? record.page.link : null },
    }),
  );

export const useReplaceLink = () =>
  useChange<void, RecordPage>(
    () => api('POST /api/record/page/link', {}),
    (record) => record,
  );

export const useShowEntry = (id: string) =>
  useChange(
    (shown: boolean) => api('PUT /api/record/entries/:id/page', { params: { id }, body: { shown } }),
    (record, on_page) => withEntry(record, id, { on_page }),
  );

export const useMakeCredential = (id: string) =>
  useChange<void, { code: string }>(
    () => api('POST /api/record/entries/:id/credential', { params: { id } }),
    (record) => record,
  );

export const useWithdrawCredential = (id: string) =>
  useChange<void, unknown>(
    () => api('DELETE /api/record/entries/:id/credential', { params: { id } }),
    (record) => withEntry(record, id, { credential: null }),
  );

export const useSaveTexts = (id: string) =>
  useChange(
    (texts: RecordTexts) => api('PUT /api/record/entries/:id/texts', { params: { id }, body: texts }),
    (record, texts) => withEntry(record, id, texts),
  );
