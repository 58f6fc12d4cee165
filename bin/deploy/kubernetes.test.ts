// Checks the manifests in deploy/kubernetes without a cluster.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate as deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as job } from 'kubernetes-models/_schemas/IoK8sApiBatchV1Job';
import { validate as configMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap';
import { validate as namespace } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Namespace';
import { validate as service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as ingress } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress';
import { validate as networkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy';
import { validate as disruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { IJob } from 'kubernetes-models/batch/v1';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1';
import type { IConfigMap } from 'kubernetes-models/v1';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { table } from '../../apps/server/src/platform/env/env-table.ts';

const folder = join(import.meta.dirname, '../../deploy/kubernetes');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
type Manifest = { apiVersion: string; kind: string; metadata: { name: string } };
const kustomization = parse(read('kustomization.yaml')) as {
  resources: string[];
  images: { name: string; newTag: string }[];
};
const manifests = kustomization.resources.flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => document.toJS() as Manifest),
);
const ofKind = <Type>(kind: string) =>
  manifests.filter((manifest) => manifest.kind === kind) as (Type & Manifest)[];
const deployments = ofKind<IDeployment>('Deployment');
const jobs = ofKind<IJob>('Job');

type Validate = ((manifest: unknown) => boolean) & { errors?: unknown };
const schemas: Record<string, Validate> = {
  'apps/v1 Deployment': deployment,
  'batch/v1 Job': job,
  'networking.k8s.io/v1 Ingress': ingress,
  'networking.k8s.io/v1 NetworkPolicy': networkPolicy,
  'policy/v1 PodDisruptionBudget': disruptionBudget,
  'v1 ConfigMap': configMap,
  'v1 Namespace': namespace,
  'v1 Service': service,
};

/** The schemas allow unknown keys, but read only those that they know. */
function withUnread(value: unknown, path: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      unread.add(`${path}.${key}`);
      return [key, withUnread(child, `${path}.${key}`, unread)];
    }),
  );
  return new Proxy(Array.isArray(value) ? Object.values(inside) : inside, {
    get(target, key) {
      unread.delete(`${path}.${String(key)}`);
      return Reflect.get(target, key) as unknown;
    },
  });
}

function problemsOf(manifest: Manifest): string[] {
  const unread = new Set<string>();
  const validate = schemas[`${manifest.apiVersion} ${manifest.kind}`]!;
  if (!validate(withUnread(manifest, '', unread))) return [JSON.stringify(validate.errors)];
  return [...unread].map((path) => `unknown key ${path}`);
}

test.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest]))(
  '%s matches the schema of Kubernetes',
  (_, manifest) => {
    expect(problemsOf(manifest)).toEqual([]);
  },
);

test('the check finds a wrong type, a missing field and a misspelled key', () => {
  const broken = (change: (manifest: never) => void) => {
    const copy = structuredClone(deployments.find(({ metadata }) => metadata.name === 'api')!);
    change(copy as never);
    return problemsOf(copy);
  };
  expect(broken((it: { spec: { replicas: unknown } }) => (it.spec.replicas = 'two'))[0]).toContain(
    'replicas',
  );
  expect(broken((it: { spec: { selector?: unknown } }) => delete it.spec.selector)[0]).toContain('selector');
  expect(
    broken((it: { spec: { template: { spec: { runAsNotRoot?: boolean } } } }) => {
      it.spec.template.spec.runAsNotRoot = true;
    }),
  ).toEqual(['unknown key .spec.template.spec.runAsNotRoot']);
});

test('every file of the folder is applied', () => {
  expect(readdirSync(folder).toSorted()).toEqual(
    ['kustomization.yaml', ...kustomization.resources].toSorted(),
  );
});

test.each(
  [...deployments, ...jobs].map((manifest) => [manifest.metadata.name, manifest.spec!.template.spec!]),
)('%s runs without root, privileges, a writable image and a token', (_, pod) => {
  expect(pod.securityContext).toMatchObject({
    runAsNonRoot: true,
    runAsUser: 1000,
    seccompProfile: { type: 'RuntimeDefault' },
  });
  expect(pod.automountServiceAccountToken).toBe(false);
  for (const { securityContext, resources } of pod.containers) {
    expect(securityContext).toEqual({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    expect(resources).toHaveProperty('limits.memory');
  }
});

test.each(deployments.map((manifest) => [manifest.metadata.name, manifest.spec!]))(
  '%s survives a drained machine and is restarted when it hangs',
  (name, { replicas, selector, template }) => {
    expect(replicas).toBeGreaterThan(1);
    const budget = ofKind<IPodDisruptionBudget>('PodDisruptionBudget').find(
      ({ metadata }) => metadata.name === name,
    );
    expect(budget?.spec).toMatchObject({ minAvailable: 1, selector });
    expect(template.metadata!.labels).toMatchObject(selector.matchLabels!);
    for (const container of template.spec!.containers) {
      expect(container).toHaveProperty('livenessProbe');
      expect(container).toHaveProperty('startupProbe');
    }
  },
);

test('sets only settings that exist, and mounts what they name', () => {
  const [{ data }] = ofKind<IConfigMap>('ConfigMap') as [IConfigMap];
  const nameOf = (key: string) => key.replace(/_FILE$/, '');
  expect(Object.keys(table)).toEqual(expect.arrayContaining(Object.keys(data!).map(nameOf)));
  const files = Object.entries(data!).filter(([key]) => key.endsWith('_FILE'));
  expect(files.map(([, path]) => path)).toEqual(
    files.map(([key]) => `/run/secrets/questline/${nameOf(key)}`),
  );
});

test('uses the image of this version', () => {
  const { version } = JSON.parse(readFileSync(join(folder, '../../package.json'), 'utf8')) as {
    version: string;
  };
  expect(kustomization.images).toEqual([{ name: 'questline', newTag: version }]);
});
