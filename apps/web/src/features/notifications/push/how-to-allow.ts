const isTouched = () => navigator.maxTouchPoints > 2;

/** An iPad says that it's a Mac. */
export const isIphoneOrIpad = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (isTouched() && /Mac/.test(navigator.userAgent));

/** Where people allow notifications again after they blocked them. Pages can't open these settings. */
export function howToAllow(): string {
  const { userAgent } = navigator;
  if (isIphoneOrIpad())
    return 'Open the Settings app, tap Notifications, then Questline, and turn on Allow Notifications.';
  if (/Android/.test(userAgent))
    return 'Tap the icon to the left of the address, then Permissions, and allow notifications. If you opened Questline from your Home Screen, hold its icon there, then tap App info and Notifications.';
  if (/Firefox/.test(userAgent))
    return 'At the top, click the crossed-out icon to the left of the address and remove the block on notifications.';
  if (/Mac/.test(userAgent) && !/Chrome/.test(userAgent))
    return 'In the menu bar, choose Safari, Settings, Websites, then Notifications, and allow this site.';
  return 'At the top, click the icon to the left of the address and turn on Notifications for this site.';
}
