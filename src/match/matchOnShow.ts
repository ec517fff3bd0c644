/** A match in progress as it is looked at: who looks, what they see of it, and who is told when that changes. */
import type { Course } from './course';
import { DeviceViewer } from './deviceViewer';
import type { Frame, MatchView, Player, ShownMatch } from './matchView';
import { observable, type Observable } from './observable';
import { framesSince, ViewBuilder, type Beside, type MatchConstants } from './viewBuilder';
import { wayFor } from './wayFor';

export class MatchOnShow implements ShownMatch {
  private readonly viewer: DeviceViewer;
  private readonly views: ViewBuilder;
  private readonly picture: Observable<MatchView>;

  constructor(
    private readonly constants: MatchConstants,
    private readonly course: Course,
    private readonly beside: () => Beside,
  ) {
    this.viewer = new DeviceViewer(constants.game, beside().players, course.steps);
    this.views = new ViewBuilder(constants);
    this.picture = observable(this.paint());
  }

  readonly subscribe = (changed: () => void): (() => void) => this.picture.subscribe(changed);

  readonly now = (): MatchView => this.picture.now();

  publish(): void {
    this.picture.set(this.paint());
  }

  /** What the others did, as whoever looks may see it. */
  since(): readonly Frame[] {
    const now = this.now();
    return now.curtain === null ? framesSince(this.constants.game, this.course, now) : [];
  }

  /** For each step back of whoever looks: how many choices it takes back altogether. */
  waysBack(): readonly number[] {
    const { players, pauses } = this.beside();
    return wayFor(this.course, this.viewer.on(this.course.now), players, pauses).back;
  }

  openCurtain(): void {
    const { curtain } = this.now();
    if (curtain === null) return;
    this.viewer.belongTo(curtain);
    this.publish();
  }

  readonly lookAtOwn = (): void => {
    const { faceDown, me } = this.now();
    if (!faceDown) return;
    this.viewer.belongTo(me);
    this.publish();
  };

  /** Who looks next is not known: the device may have gone round. */
  turnAway(): void {
    this.viewer.turnAway();
  }

  seated(players: readonly Player[]): void {
    this.viewer.seated(players, this.course.steps);
  }

  recall(): void {
    this.viewer.recall(this.course.steps);
  }

  private paint(): MatchView {
    return this.views.build(this.course, this.viewer.on(this.course.now), this.beside());
  }
}
