// A toast for the next document: what happened here is said there.
type FlashToast = { title: string; description?: string; variant?: 'destructive' };

const key = 'questline.toast';

export function flashToast(toast: FlashToast) {
  try {
    sessionStorage.setItem(key, JSON.stringify(toast));
  } catch {
    // Without storage nothing is said; what was done stays done.
  }
}

/** The toast that the document before left, once. */
export function takeFlashToast(): FlashToast | undefined {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const { title, description, variant } = JSON.parse(text ?? '{}');
    if (typeof title !== 'string') return undefined;
    return { title, description, ...(variant === 'destructive' && { variant }) };
  } catch {
    return undefined;
  }
}
