/** The width of a slide: 3/4, 1/2, 1/3, 1/4. Shared with the skeletons to avoid layout shift. */
export const slide = 'min-w-0 shrink-0 grow-0 basis-3/4 pl-5 min-[40rem]:basis-1/2 lg:basis-1/3 xl:basis-1/4';
export const slides = '-ml-5 flex';
