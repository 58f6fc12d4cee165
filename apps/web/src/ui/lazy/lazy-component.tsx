// Like React.lazy, but a failed download can be retried: React.lazy remembers a failure until the page is reloaded.
import { Component, createElement, type FunctionComponent, lazy, type ReactNode } from 'react';
import { ChunkError, loadChunk } from './load-chunk.ts';
import { LoadFailed } from './load-failed.tsx';

// oxlint-disable-next-line typescript/no-explicit-any -- reading what a page returns would make the router's types circular
type PropsOf<C> = C extends (props: infer Props) => any ? Props & {} : never;
type Lazy<Props> = ((props: Props) => ReactNode) & {
  preload?: () => Promise<void>;
  /** The import itself, so that a test can find out which file a page comes from. */
  load: () => Promise<unknown>;
};

/** A page: the router shows the error and loads the page again. */
export function lazyPage<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): Lazy<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  let loading: Promise<void> | undefined;
  let Loaded: FunctionComponent<Props> | undefined;
  let Suspended: FunctionComponent<Props> | undefined;
  let failure: unknown;
  const preload = () => {
    failure = undefined;
    loading ??= fetchPage();
    return loading;
  };
  async function fetchPage() {
    try {
      Loaded = (await loadChunk(load))[name] as FunctionComponent<Props>;
      delete Page.preload;
    } catch (error) {
      loading = Suspended = undefined;
      failure = error;
      throw error;
    }
  }
  const suspend = () =>
    lazy(async () => {
      await preload();
      return { default: Loaded! };
    }) as FunctionComponent<Props>;
  const render = (props: Props) => {
    if (failure) throw failure;
    // Once rendered suspended, it has to stay the same component, or its state would be lost.
    if (!Loaded) Suspended ??= suspend();
    return createElement(Suspended ?? Loaded!, props);
  };
  const Page: Lazy<Props> = Object.assign(render, { preload, load });
  return Page;
}

/** A part of a page: if it can't be loaded, the rest of the page stays. */
export function lazyPart<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) {
  const Part = lazyPage(load, name) as Lazy<object>;
  const preload = async () => Part.preload?.();
  const Bounded = (props: object) => (
    <ChunkBoundary load={preload}>
      <Part {...props} />
    </ChunkBoundary>
  );
  return Object.assign(Bounded as (props: PropsOf<Module[Name]>) => ReactNode, { preload });
}

type BoundaryProps = { load: () => Promise<void>; children: ReactNode };

class ChunkBoundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};
  static getDerivedStateFromError = (error: unknown) => ({ error });

  retry = () =>
    this.props.load().then(
      () => this.setState({ error: undefined }),
      (error: unknown) => this.setState({ error }),
    );

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (!(error instanceof ChunkError)) throw error;
    return <LoadFailed onRetry={this.retry} />;
  }
}
