import { alsoMeans } from './also-means.ts'
import { alsoMeansForm } from './also-means-form.ts'
import { characters } from './characters.ts'
import { countability } from './countability.ts'
import { distractorsSuffice } from './distractors-suffice.ts'
import { englishDefinitionForm } from './english-definition-form.ts'
import { englishDefinitionIsItsOwn } from './english-definition-is-its-own.ts'
import { englishDefinitionWithoutFamily } from './english-definition-without-family.ts'
import { examples } from './examples.ts'
import { fieldIsKnown } from './field-is-known.ts'
import { fileNameIsSlug } from './file-name-is-slug.ts'
import type { Check } from './finding.ts'
import { formsFit } from './forms-fit.ts'
import { glosses } from './glosses.ts'
import { idsNameTheirPlace } from './ids-name-their-place.ts'
import { ipa } from './ipa.ts'
import { kindOfHasNoLoop } from './kind-of-has-no-loop.ts'
import { labels } from './labels.ts'
import { levelFacts } from './level-facts.ts'
import { links } from './links.ts'
import { lists } from './lists.ts'
import { luresAreHeadwords } from './lures-are-headwords.ts'
import { luresAreWrong } from './lures-are-wrong.ts'
import { luresFit } from './lures-fit.ts'
import { luresSuffice } from './lures-suffice.ts'
import { partOfSpeechOnce } from './part-of-speech-once.ts'
import { patternsNotation } from './patterns-notation.ts'
import { protectionNamesHeadwords } from './protection-names-headwords.ts'
import { relationsPartOfSpeech } from './relations-part-of-speech.ts'
import { shapeWhereNeeded } from './shape-where-needed.ts'
import { spelling } from './spelling.ts'
import { turkishDefinitionForm } from './turkish-definition-form.ts'
import { turkishDefinitionIsItsOwn } from './turkish-definition-is-its-own.ts'
import { turkishDefinitionWithoutCognate } from './turkish-definition-without-cognate.ts'
import { turkishDefinitionWithoutGloss } from './turkish-definition-without-gloss.ts'
import { turkishFormFits } from './turkish-form-fits.ts'
import { turkishSpelling } from './turkish-spelling.ts'
import { turkishWording } from './turkish-wording.ts'
import { usesHaveHeadword } from './uses-have-headword.ts'
import { usesSayMore } from './uses-say-more.ts'
import { usesSuffice } from './uses-suffice.ts'
import { wordLevels } from './word-levels.ts'

/** Every check, in the order in which a writer wants to hear of it. */
export const allChecks: readonly Check[] = [
  fileNameIsSlug,
  characters,
  partOfSpeechOnce,
  protectionNamesHeadwords,
  idsNameTheirPlace,
  levelFacts,
  formsFit,
  shapeWhereNeeded,
  fieldIsKnown,
  links,
  kindOfHasNoLoop,
  alsoMeans,
  alsoMeansForm,
  countability,
  labels,
  usesSuffice,
  usesHaveHeadword,
  usesSayMore,
  patternsNotation,
  relationsPartOfSpeech,
  englishDefinitionForm,
  englishDefinitionWithoutFamily,
  englishDefinitionIsItsOwn,
  turkishDefinitionForm,
  turkishFormFits,
  turkishDefinitionWithoutGloss,
  turkishDefinitionWithoutCognate,
  turkishDefinitionIsItsOwn,
  turkishWording,
  turkishSpelling,
  spelling,
  glosses,
  examples,
  ipa,
  wordLevels,
  luresAreHeadwords,
  luresSuffice,
  luresFit,
  luresAreWrong,
  lists,
  distractorsSuffice,
]
