import { Button } from "@aws-amplify/ui-react";
import { useEffect, useId, useRef } from "react";
import { buildingTexts } from "../../../domain/buildingTexts.ts";
import { ProblemNotice } from "../shell/ProblemNotice.tsx";
import type { Purpose } from "./draft.ts";
import type { Photo } from "./form.ts";
import { PhotoPreview } from "./PhotoPreview.tsx";
import { type PhotoUpload, usePhotoUpload } from "./usePhotoUpload.ts";

type Props = {
  label: string;
  photo: Photo | undefined;
  purpose: Purpose;
  change(photo: Photo | undefined): void;
  uploading(isOn: boolean): void;
};

const isOn = ({ state }: PhotoUpload): boolean => ["shrinking", "uploading", "waiting"].includes(state);

const words = (work: PhotoUpload): string => {
  switch (work.state) {
    case "shrinking":
      return "Making it smaller…";
    case "uploading":
      return `Uploading: ${Math.round(work.share * 100)} %`;
    case "waiting":
      return "The connection is gone. We'll try again as soon as it is back.";
    default:
      return "";
  }
};

/** One photo: chosen from the device, checked, uploaded, and shown. */
export const PhotoField = ({ label, photo, purpose, change, uploading }: Props) => {
  const { work, choose, shrink, again, cancel } = usePhotoUpload(change);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const isBusy = isOn(work);
  useEffect(() => {
    uploading(isBusy);
    return () => uploading(false);
  }, [isBusy, uploading]);
  return (
    <div className="photo-field">
      <label htmlFor={id}>{label}</label>
      {photo && <PhotoPreview photo={photo} purpose={purpose} />}
      <p id={`${id}-rule`} className="soft">
        A .jpg under 2MB. Choose one that shows nobody whom you don't have leave to show.
      </p>
      <input
        ref={field}
        id={id}
        type="file"
        accept="image/*"
        aria-describedby={`${id}-rule`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) choose(file);
          // So that the same file can be chosen again.
          target.value = "";
        }}
      />
      {work.state === "refused" && (
        <div className="problem" role="alert">
          <p>{buildingTexts.photoTooLarge}</p>
          <p>It has to be a .jpg as well.</p>
          <Button className="button" onClick={() => shrink(work.file)}>
            Shrink it for me
          </Button>
        </div>
      )}
      {work.state === "hopeless" && (
        <p className="line" role="alert">
          This browser can't make a small enough .jpg of that file. Please choose another.
        </p>
      )}
      {work.state === "failed" && (
        <ProblemNotice
          problem={work.problem}
          ways={{
            again: { label: "Upload it again", go: () => again(work.photo) },
            reword: { label: "Choose another photo", go: () => field.current?.click() },
          }}
          also={{ label: "Leave it", go: cancel }}
        />
      )}
      {isBusy && (
        <div className="photo-work">
          <progress
            aria-label="Progress of the upload"
            {...(work.state === "uploading" && { value: work.share })}
          />
          <p>{words(work)}</p>
          <Button className="tool" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
      {photo && !isBusy && (
        <Button
          className="tool"
          onClick={() => {
            change(undefined);
            field.current?.focus();
          }}
        >
          Remove the photo
        </Button>
      )}
    </div>
  );
};
