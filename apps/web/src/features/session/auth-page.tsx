// A sign-in page inside the app, for people who get there without loading a document. Visitors without a session load one of
// the public documents instead (public/pages/sign-in-page.tsx).
import type { ComponentProps } from 'react';
import { toast } from '../../ui/overlays/toast-store.ts';
import { AuthForms } from './auth-forms.tsx';
import { AuthShell } from './auth-frame.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export const AuthPage = (props: Omit<ComponentProps<typeof AuthForms>, 'toast' | 'SignUpForm'>) => (
  <AuthShell>
    <AuthForms {...props} SignUpForm={SignUpForm} toast={toast} />
  </AuthShell>
);
