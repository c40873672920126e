import { isRecorded, type PictureName, pictureFile, pictures } from "./pictures.ts";
import { Recording } from "./Recording.tsx";

type Props = {
  name: PictureName;
  /** What is to be seen, for whoever can't see it. */
  alt: string;
  /** What stands under it. */
  caption: string;
  /** Is it in the window at once? Others are fetched when they come near it. */
  isFirst?: boolean;
  className?: string;
};

/** Viva as it runs, light or dark as the device is; where there is a recording of it, the picture is its poster. */
export const Picture = ({ name, alt, caption, isFirst = false, className = "" }: Props) => {
  const { width, height } = pictures[name];
  return (
    <figure className={`picture ${className}`}>
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={pictureFile(name, "dark")} />
        <img
          src={pictureFile(name, "light")}
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? "eager" : "lazy"}
          fetchPriority={isFirst ? "high" : "auto"}
          decoding="async"
        />
      </picture>
      {isRecorded(name) && <Recording name={name} label={caption} size={pictures[name]} />}
      <figcaption>{caption}</figcaption>
    </figure>
  );
};
