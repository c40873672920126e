/** How much of a picture has to be in the window for its recording to begin. */
const LOOKED_AT = 0.6;

/** Where nothing should move by itself, or bytes are dear, a recording waits until somebody asks for it. */
const waitsToBeAsked = (): boolean => {
  const { connection } = navigator as Navigator & {
    connection?: { saveData: boolean; effectiveType: string };
  }; // Chromium's alone
  return (
    matchMedia("(prefers-reduced-motion: reduce)").matches ||
    connection?.saveData === true ||
    /2g/.test(connection?.effectiveType ?? "")
  );
};

/** Says under the recording what it says, instead of over it, and has the picture's own words back when it is over. */
const showCaptions = (video: HTMLVideoElement, caption: Element): void => {
  const own = caption.textContent;
  const [track] = video.textTracks;
  if (!track) return;
  track.mode = "hidden";
  track.addEventListener("cuechange", () => {
    const [cue] = track.activeCues ?? [];
    if (cue && "text" in cue) caption.textContent = String(cue.text);
  });
  video.addEventListener("ended", () => {
    caption.textContent = own;
  });
};

/** Lets the landing page's pictures move: each when it is looked at, or when its button is pressed. */
export const offerRecordings = (): void => {
  const waits = waitsToBeAsked();
  for (const figure of document.querySelectorAll("figure")) {
    const video = figure.querySelector("video");
    const button = figure.querySelector("button");
    const caption = figure.querySelector("figcaption");
    if (!video || !button || !caption) continue;
    const begin = () => {
      video.hidden = false;
      button.hidden = true;
      showCaptions(video, caption);
      // A browser that won't play leaves the picture to be seen, and the video's own controls.
      video.play().catch(() => undefined);
    };
    button.hidden = false;
    button.addEventListener("click", () => {
      begin();
      video.focus();
    });
    if (waits) continue;
    new IntersectionObserver(
      ([seen], observer) => {
        if (!seen?.isIntersecting) return;
        observer.disconnect();
        if (video.hidden) begin();
      },
      { threshold: LOOKED_AT },
    ).observe(figure);
  }
};
