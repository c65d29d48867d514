export {
  type ClosingFacts,
  type ClosingObstacle,
  closingObstacles,
  DORMANCY_ANNOUNCEMENT_DAYS,
  DORMANCY_END_DAYS,
  DORMANCY_YEARS,
  type DormancyFacts,
  type DormancyStep,
  dormancyStep,
  dormantSince,
} from "./account-end.ts";
