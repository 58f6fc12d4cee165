// Test fixture: enters a text in one step. Typing renders after every key, so it's only for tests about typing.
import { userEvent } from '@testing-library/user-event';

export async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}
