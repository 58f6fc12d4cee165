/** Reserves the space of a large scene (3:2) while it loads. */
export const ScenePlaceholder = () => <div className="aspect-3/2 w-full rounded-scene bg-air" />;
