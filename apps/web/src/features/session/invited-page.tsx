// The sign-up page with the link from an operator's invitation. The link only fills in the email: without it, signing up
// works the same.
import { ApiError } from '@questline/contract/client';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { api } from '../../lib/session/session.ts';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { AuthPage } from './auth-page.tsx';
import { pageWords } from './auth-words.ts';

type Props = Omit<ComponentProps<typeof AuthPage>, 'invited'> & { token: string };

export function InvitedPage({ token, ...page }: Props) {
  const { data, error } = useQuery({
    queryKey: ['session', 'sign-up-invitation', token],
    queryFn: ({ signal }) => api('POST /api/sign-up-invitation', { body: { token } }, { signal }),
    staleTime: Infinity,
    retry: false,
  });
  if (data) return <AuthPage {...page} invited={{ email: data.email }} />;
  if (!error)
    return (
      <AuthFrame {...pageWords[page.type]['sign-up']}>
        <SkeletonList of="row" count={2} label="Loading your invitation…" />
      </AuthFrame>
    );
  const expired = error instanceof ApiError && error.code === 'link_expired';
  return (
    <AuthPage
      {...page}
      invited={{
        email: '',
        problem: expired
          ? 'This invitation has expired or was already used. You can still create an account here, or sign in if you have one.'
          : "We couldn't load your invitation, but you don't need it: just enter your email below.",
      }}
    />
  );
}
