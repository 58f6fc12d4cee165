import { productName } from '@questline/contract/plain';

/** The toast after signing up or in. */
export const enteredWords = (isNew: boolean) =>
  isNew
    ? { title: 'Account created successfully', description: `Welcome to ${productName}!` }
    : { title: 'Signed in successfully', description: 'Welcome back!' };
