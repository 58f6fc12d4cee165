// The part of a service worker's globals that we use. TypeScript's own types for workers can't be combined with those for
// documents in one project.
type Extendable = Event & { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = Extendable & {
  request: Request;
  /** The response that the browser asked for while the worker was starting. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};

type Routes = { condition: { urlPattern: string }; source: 'network' }[];
/** Not every browser can skip the worker for some paths. */
type InstallEvent = Extendable & { addRoutes?(routes: Routes): Promise<void> };

type WindowClient = { url: string; postMessage(message: unknown): void; focus(): Promise<unknown> };

type Events = {
  install: InstallEvent;
  activate: Extendable;
  fetch: FetchEvent;
  push: Extendable & { data: { json(): unknown } | null };
  notificationclick: Extendable & { notification: Notification };
  message: Extendable & { data: unknown; source: { postMessage(message: unknown): void } | null };
};

export type WorkerScope = {
  location: Location;
  caches: CacheStorage;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowClient[]>;
    openWindow(path: string): Promise<unknown>;
  };
  registration: {
    navigationPreload?: { enable(): Promise<void> };
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
};
