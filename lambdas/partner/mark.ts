import type { CostCentre } from "../../domain/costCentres.ts";
import { switchOff } from "../../grammar/engine/switchedOff.ts";
import { environment, environmentList, isGiven } from "../environment.ts";
import { safeguarded } from "../safeguarding/safeguarded.ts";
import { shielded } from "../safeguarding/shielded.ts";
import type { Budgets } from "../spend/budget.ts";
import { modelMeter } from "../spend/modelMeter.ts";
import type { PhotoReader } from "./bedrock/photos.ts";
import { type Breaker, circuitBreaker, withoutEffect } from "./breaker.ts";
import { once, withFallback } from "./fallback.ts";
import { hinted } from "./hinted.ts";
import { onCourse } from "./onCourse.ts";
import type { ModelPartner, Partner } from "./partner.ts";

const own = once(async () => (await import("./embedded/embedded.ts")).embedded);

/** A model as Mark: kept on course, behind it our own rules, a guard around both, and help for whoever is to answer. */
export const markBy = (loadModel: () => Promise<ModelPartner>, breaker?: Breaker): Partner =>
  hinted(
    safeguarded(
      withFallback(async () => onCourse(shielded(await loadModel()), own), own, breaker),
      own,
    ),
  );

/** Does a call belong to a lesson, or did its caller make up all that it is about? */
export type CallContext = "lesson" | "bare";

/**
 * Mark for each cost centre. What becomes of his calls for one, none of the others notices; and what becomes of bare calls,
 * which anybody can make as hard as they like, no lesson does.
 */
export type PartnerFor = (centre: CostCentre, context?: CallContext) => Partner;

/**
 * Mark as he is deployed: the model on Bedrock that the settings name, as long as the cost centre's budget pays for it. Each has a
 * circuit breaker of its own. With `readPhoto` he can see the photo that he talks about.
 */
export const markFor = (budgets: Budgets, readPhoto?: PhotoReader): PartnerFor => {
  switchOff(environmentList("RULES_OFF"));
  const modelId = environment("MODEL_ID");
  const guardrail = isGiven("GUARDRAIL_ID")
    ? { id: environment("GUARDRAIL_ID"), version: environment("GUARDRAIL_VERSION") }
    : undefined;
  const partners = new Map<CostCentre, Readonly<Record<CallContext, Partner>>>();
  const by = (centre: CostCentre): Readonly<Record<CallContext, Partner>> => {
    const loadModel = once(async () =>
      (await import("./bedrock/bedrock.ts")).bedrock(modelId, {
        ...{ guardrail, readPhoto },
        meter: modelMeter(budgets.of(centre), modelId),
      }),
    );
    const breaker = circuitBreaker();
    return { lesson: markBy(loadModel, breaker), bare: markBy(loadModel, withoutEffect(breaker)) };
  };
  return (centre, context = "lesson") => {
    const partner = partners.get(centre) ?? by(centre);
    partners.set(centre, partner);
    return partner[context];
  };
};
