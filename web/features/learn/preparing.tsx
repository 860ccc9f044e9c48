import { QuestionField } from '../../question/question-field.tsx'
import { learnNoScript, learnText } from '../../text/learn.ts'
import { LoadingDots } from '../../ui/loading-dots.tsx'
import { Spread } from '../../ui/spread.tsx'
import { TallStage } from '../../vocabulary/stage.tsx'

/** While words are on their way: the stage is there already. */
export function Preparing({
  title,
  noScript = false,
}: {
  readonly title: string
  /** Whether it says that nothing goes without a script. */
  readonly noScript?: boolean
}) {
  return (
    <Spread>
      <TallStage>
        <h1 tabIndex={-1} className="sr">
          {title}
        </h1>
        <LoadingDots />
      </TallStage>
      <QuestionField>
        {noScript && <noscript>{import.meta.env.SSR && learnNoScript}</noscript>}
        <p className="sr" role="status">
          {learnText.preparing}
        </p>
      </QuestionField>
    </Spread>
  )
}
