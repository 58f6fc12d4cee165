/** Keeps the room of a large scene (3:2) that is still on its way. */
export const SceneHole = () => <div className="aspect-3/2 w-full rounded-scene bg-air" />;
