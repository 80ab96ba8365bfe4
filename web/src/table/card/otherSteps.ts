/** The steps of a turn that the first card does not need: loaded after it, all together. */
export { default as HeroPicture } from "../../common/HeroPicture.svelte";
export { default as AnswerAmbush } from "./AnswerAmbush.svelte";
export { default as OwnMap } from "./OwnMap.svelte";
export { default as SkillChoice } from "./SkillChoice.svelte";
export { default as TargetStep } from "./TargetStep.svelte";
export { default as WaitingForOthers } from "./WaitingForOthers.svelte";
