// Assembles the API from its features.
import { existsSync } from 'node:fs';
import { deskEndpoints, endpoints } from '@questline/contract';
import { receivedApplicationsRoutes } from '../features/applications/applications.company.routes.ts';
import { studentNotesRoutes } from '../features/applications/notes/student-notes.routes.ts';
import { applicationsRoutes } from '../features/applications/applications.routes.ts';
import { companiesRoutes } from '../features/companies/companies.routes.ts';
import { verificationRoutes } from '../features/companies/verification/verification.routes.ts';
import { deskRoutes } from '../features/desk/desk.routes.ts';
import { addReportFiles } from '../features/desk/reports/report-file.routes.ts';
import { createOperatorGuard } from '../features/desk/operator-session.ts';
import { guardiansRoutes } from '../features/guardians/guardians.routes.ts';
import { homeRoutes } from '../features/home/home.routes.ts';
import { addContent } from '../features/files/content.routes.ts';
import { filesRoutes } from '../features/files/files.routes.ts';
import { addUploads } from '../features/files/uploads/uploads.routes.ts';
import { initiativeDraftsRoutes } from '../features/initiatives/drafts/initiatives.drafts.routes.ts';
import { ownInitiativesRoutes } from '../features/initiatives/own/initiatives.own.routes.ts';
import { initiativesRoutes } from '../features/initiatives/initiatives.routes.ts';
import { createViewCounter } from '../features/initiatives/results/view-counter.ts';
import { inquiriesRoutes } from '../features/inquiries/inquiries.routes.ts';
import { createOpenOffers } from '../features/matching/matching.public.ts';
import { matchingRoutes } from '../features/matching/matching.routes.ts';
import { messagesRoutes } from '../features/messages/messages.routes.ts';
import { notificationsRoutes } from '../features/notifications/notifications.routes.ts';
import { pushKeysOf } from '../platform/push/push-keys.ts';
import { pushRoutes } from '../features/notifications/push/push.routes.ts';
import { reportsRoutes } from '../features/reports/reports.routes.ts';
import { issuerKeyOf } from '../features/record/issuer-keys.ts';
import { addCredentialFiles } from '../features/record/credential-files.routes.ts';
import { recordRoutes } from '../features/record/record.routes.ts';
import { rewardsRoutes } from '../features/rewards/rewards.routes.ts';
import { sessionExportRoutes } from '../features/session/account/session.export.routes.ts';
import { sessionRoutes } from '../features/session/session.routes.ts';
import { shellRoutes } from '../features/shell/shell.routes.ts';
import { studentsRoutes } from '../features/students/students.routes.ts';
import { reviewsRoutes } from '../features/submissions/submissions.review.routes.ts';
import { submissionsRoutes } from '../features/submissions/submissions.routes.ts';
import { feedbackSnippetsRoutes } from '../features/submissions/submissions.snippets.routes.ts';
import { tasksOfInitiatives } from '../features/tasks/tasks.public.ts';
import { createPersonNames } from '../features/team/team.public.ts';
import { teamRoutes } from '../features/team/team.routes.ts';
import { waitlistRoutes } from '../features/waitlist/waitlist.routes.ts';
import { anonymous } from '../platform/actor.ts';
import { openDatabase } from '../platform/database/db.ts';
import { openStandby } from '../platform/database/standby.ts';
import { addDocuments } from '../platform/documents/documents.ts';
import { addSecurityTxt } from '../platform/documents/security-txt.ts';
import type { Settings } from '../platform/env/env.ts';
import { createFormStamps } from '../platform/limits/form-stamps.ts';
import { addHealth } from '../platform/process/health.ts';
import { createAccountGuard } from '../platform/http/guard.ts';
import { createServer } from '../platform/http/http-server.ts';
import { addMaintenanceMode, createMaintenanceMode, maintenanceTopic } from '../platform/http/maintenance.ts';
import { addRoutes } from '../platform/http/http.ts';
import { createMemoryRateLimit } from '../platform/limits/rate-limit-memory.ts';
import { createLinks } from '../platform/auth/links.ts';
import { addLive } from '../platform/live/live-route.ts';
import { createLive } from '../platform/live/live.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { createMetrics } from '../platform/telemetry/metrics.ts';
import type { Tracing } from '../platform/telemetry/tracing/tracing.ts';
import { createPasswords } from '../platform/auth/passwords.ts';
import { createRateLimit } from '../platform/limits/rate-limit.ts';
import { createSharedNetworks } from '../platform/limits/shared-networks.ts';
import { createApiBeat } from '../platform/process/heartbeat.ts';
import { createReadiness } from '../platform/process/readiness.ts';
import { createLoadShedder, requestsPerConnection } from '../platform/limits/load-shedder.ts';
import { openStorage } from '../platform/storage/storage.ts';
import { createRefreshTokens } from '../platform/auth/tokens-refresh.ts';
import { createTokens } from '../platform/auth/tokens.ts';
import { constraintErrors } from './constraint-errors.ts';
import { addOpenapi } from './openapi.ts';

/** Guards against floods only: a school of 2,000 behind one network address stays far below the first. */
const perMinute = { address: 30_000, account: 600, documents: 10_000 };
const authConnections = 4;
const deskConnections = 4;
/** The primary answers instead, so people shouldn't wait long for a standby. */
const replicaNoAnswerMs = 1_000;
const webBuild = new URL('../../../web/dist', import.meta.url).pathname;

export function createApp(settings: Settings, log: Log, tracing?: Tracing) {
  const { ORIGIN: origin, TOKEN_SECRETS: keys } = settings;
  const database = openDatabase(settings.DATABASE_URL, {
    connections: settings.DATABASE_CONNECTIONS,
    constraintErrors,
    guardians: settings.GUARDIANS,
    tracing,
  });
  const { REPLICA_DATABASE_URL: replicaUrl } = settings;
  const replica = replicaUrl
    ? openDatabase(replicaUrl, {
        connections: settings.DATABASE_CONNECTIONS,
        guardians: settings.GUARDIANS,
        tracing,
        noAnswerMs: replicaNoAnswerMs,
      })
    : undefined;
  const standby = replica && openStandby(replica, database, log);
  const authDatabase = openDatabase(settings.AUTH_DATABASE_URL, {
    connections: authConnections,
    constraintErrors,
    tracing,
  });
  const deskDatabase = openDatabase(settings.DESK_DATABASE_URL, {
    connections: deskConnections,
    ofOperators: true,
    tracing,
  });
  const loadShedder = createLoadShedder({
    inFlightMax: settings.DATABASE_CONNECTIONS * requestsPerConnection,
  });
  const offers = createOpenOffers(database.as(anonymous));
  const views = createViewCounter(database.as(anonymous));
  const maintenance = createMaintenanceMode(database.as(anonymous), log);
  const live = createLive({
    url: settings.LISTEN_DATABASE_URL ?? settings.DATABASE_URL,
    log,
    onEveryone(topics) {
      if (topics === 'refetch' || topics.includes(maintenanceTopic)) void maintenance.refresh();
    },
    ...(standby && { onKey: standby.avoidFor }),
  });
  const metrics = createMetrics({
    loadShedder,
    pools: {
      api: database,
      auth: authDatabase,
      desk: deskDatabase,
      ...(replica && { replica }),
    },
    live,
    gauges: offers.gauges,
  });
  const drain = { begun: false };
  const [secret, ...olderSecrets] = keys.map((key) => key.secret) as [string, ...string[]];
  const tokens = createTokens(keys);
  const links = createLinks(secret, ...olderSecrets);
  const rateLimit = createRateLimit(secret, createSharedNetworks(settings.SHARED_NETWORKS));
  const storage = openStorage(settings);
  const passwords = createPasswords();
  const stamps = createFormStamps({ links, rateLimit });
  const namesOf = createPersonNames();
  const sharing = { rateLimit, origin, issuerKeys: settings.CREDENTIAL_SECRETS.map(issuerKeyOf) };
  const decisions = { namesOf, undoSeconds: settings.UNDO_SECONDS };

  const refreshTokens = createRefreshTokens(keys);

  const handlers = {
    ...sessionRoutes({
      authDatabase,
      tokens,
      refreshTokens,
      passwords,
      links,
      rateLimit,
      passwordMin: settings.PASSWORD_MIN,
      companyReview: settings.COMPANY_REVIEW,
    }),
    ...sessionExportRoutes({ authDatabase, rateLimit }),
    ...studentsRoutes,
    ...guardiansRoutes({ authDatabase, links, rateLimit, mode: settings.GUARDIANS }),
    ...companiesRoutes,
    ...verificationRoutes,
    ...teamRoutes({ rateLimit }),
    ...matchingRoutes({ offers }),
    ...initiativesRoutes({ offers, views }),
    ...ownInitiativesRoutes({ tasks: tasksOfInitiatives, namesOf }),
    ...initiativeDraftsRoutes,
    ...homeRoutes({ offers }),
    ...applicationsRoutes(decisions),
    ...receivedApplicationsRoutes(decisions),
    ...studentNotesRoutes({ namesOf }),
    ...submissionsRoutes(decisions),
    ...reviewsRoutes(decisions),
    ...feedbackSnippetsRoutes,
    ...recordRoutes(sharing),
    ...rewardsRoutes({ namesOf }),
    ...filesRoutes({ links }),
    ...waitlistRoutes({ links, rateLimit, stamps }),
    ...inquiriesRoutes({ rateLimit, stamps }),
    ...messagesRoutes({ namesOf }),
    ...notificationsRoutes({ links }),
    ...pushRoutes({
      authDatabase,
      refreshTokens,
      keys: settings.PUSH_SECRET ? pushKeysOf(settings.PUSH_SECRET) : undefined,
      services: settings.PUSH_SERVICES,
    }),
    ...reportsRoutes({ rateLimit, crisisHelp: settings.CRISIS_HELP }),
    ...shellRoutes,
  };

  const http = createServer({
    log,
    loadShedder,
    metrics,
    drain,
    origin,
    trustProxyHops: settings.TRUST_PROXY,
    tracing,
  });
  addMaintenanceMode(http, maintenance);
  const limits = {
    address: createMemoryRateLimit(perMinute.address),
    account: createMemoryRateLimit(perMinute.account),
  };
  const strict = settings.NODE_ENV !== 'production';
  const guard = createAccountGuard(tokens.verify);
  addRoutes(http, endpoints, handlers, { database, standby, guard, limits, origin, strict });
  const deskHandlers = deskRoutes({ deskDatabase, passwords, links, rateLimit, origin });
  addRoutes(http, deskEndpoints, deskHandlers, {
    database: deskDatabase,
    guard: createOperatorGuard(deskDatabase, origin.startsWith('https:')),
    limits,
    origin,
    strict,
  });
  addReportFiles(http, { deskDatabase, storage, limits, origin });
  addUploads(http, { database, storage, verify: tokens.verify, rateLimit, limits, origin, log });
  addContent(http, { database, storage, links, verify: tokens.verify, limits, origin });
  addCredentialFiles(http, { ...sharing, database, limits });
  addLive(http, { live, database, inspect: tokens.inspect, limits });
  addHealth(http, {
    readiness: createReadiness({ url: settings.DATABASE_URL, log }),
    drain,
    secrets: keys.map(({ secret }) => secret),
  });
  addOpenapi(http);
  addSecurityTxt(http, { contact: settings.SECURITY_CONTACT, origin });
  // In development, the web app's own dev server serves its sources.
  if (settings.NODE_ENV === 'production') {
    if (existsSync(webBuild))
      addDocuments(http, {
        folder: webBuild,
        origin,
        settings,
        limit: createMemoryRateLimit(perMinute.documents),
        diagnostics: settings.DIAGNOSTICS,
      });
    else log.warn('no web app build found, serving only the API');
  }
  http.addHook('onClose', async () => {
    await views.flush().catch((error: unknown) => log.error({ err: error }, 'views were not counted'));
    await standby?.close();
    await Promise.all([database, authDatabase, deskDatabase].map((it) => it.close()));
  });
  const beat = createApiBeat(database.as(anonymous), live.openStreams);
  return { http, database, authDatabase, tokens, loadShedder, metrics, drain, live, views, beat };
}
