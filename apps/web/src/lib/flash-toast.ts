// A toast to show in the next document.
type FlashToast = { title: string; description?: string; variant?: 'destructive' };

const key = 'questline.toast';

export function flashToast(toast: FlashToast) {
  try {
    sessionStorage.setItem(key, JSON.stringify(toast));
  } catch {
    // Without storage, no toast is shown.
  }
}

/** Returns the toast from the previous document, once. */
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
