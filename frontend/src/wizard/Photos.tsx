import { TextField } from "@aws-amplify/ui-react";
import { useState } from "react";
import { buildingTexts } from "../../../domain/buildingTexts.ts";
import { PHOTO_ALT_MAX_CHARACTERS } from "../../../domain/limits.ts";
import type { Purpose } from "./draft.ts";
import type { Form, Photo } from "./form.ts";
import { HelpLink } from "./HelpLink.tsx";
import { PhotoField } from "./PhotoField.tsx";
import type { WizardAction } from "./wizard.ts";

type Props = {
  form: Pick<Form, "photos" | "photoAlt">;
  /** What has to be changed in the description. */
  fault: string | undefined;
  purpose: Purpose;
  dispatch(action: WizardAction): void;
  /** Told whenever an upload begins or ends. */
  uploading(isOn: boolean): void;
};

/** The photo of a Photo Role Play, a second one where the exam asks for two, and what is in them. */
export const Photos = ({ form: { photos, photoAlt }, fault, purpose, dispatch, uploading }: Props) => {
  const [first, second] = photos;
  const [isOpening, setOpening] = useState(false);
  const set = (place: 0 | 1, photo: Photo | undefined) => {
    const rest = photos.filter((_, at) => at !== place);
    const next = photo ? [...rest.slice(0, place), photo, ...rest.slice(place)] : rest;
    dispatch({ type: "filled", fields: { photos: next } });
  };
  return (
    <section className="photos" aria-labelledby="photos-title">
      <h2 id="photos-title">{buildingTexts.choosePhoto}</h2>
      <HelpLink page="photos" />
      <PhotoField
        label="Photo"
        photo={first}
        purpose={purpose}
        change={(photo) => set(0, photo)}
        uploading={uploading}
      />
      {first &&
        (second || isOpening ? (
          <PhotoField
            label="Second photo"
            photo={second}
            purpose={purpose}
            change={(photo) => set(1, photo)}
            uploading={uploading}
          />
        ) : (
          <button type="button" className="tool" onClick={() => setOpening(true)}>
            Add a second photo
          </button>
        ))}
      {first && (
        <TextField
          className="field"
          label={second ? "What is in the photos?" : "What is in the photo?"}
          descriptiveText="A sentence in English for students who can't see it."
          maxLength={PHOTO_ALT_MAX_CHARACTERS}
          hasError={fault !== undefined}
          errorMessage={fault}
          value={photoAlt}
          onChange={({ target }) => dispatch({ type: "filled", fields: { photoAlt: target.value } })}
        />
      )}
    </section>
  );
};
