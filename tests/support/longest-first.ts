/**
 * The order of test files: one project after another, and of a project the longest first, so that no core ends up waiting for
 * the other's last one. A worker goes on with what it has fetched only while the next file in the queue is of its own project:
 * projects that take turns start a new process for nearly every file. How long a file takes is known from this machine's last
 * run, on a new machine from slow-files.json.
 */
import { statSync } from "node:fs";
import path from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { projectRoot } from "#server/base/root";
import slowFiles from "./slow-files.json" with { type: "json" };

const recorded = new Map(Object.entries(slowFiles));

/** What the order of two files depends on. */
export interface Weight {
  /** Projects of a higher group run after all of a lower one. */
  group: number;
  /** Place of its project in the configuration. */
  project: number;
  failed: boolean;
  /** 0: not known, and then the size tells. */
  seconds: number;
  bytes: number;
}

/** For `sort`: groups and projects as they come, then what failed the last time, then the longest, then the largest. */
export const before = (a: Weight, b: Weight): number =>
  a.group - b.group ||
  a.project - b.project ||
  Number(b.failed) - Number(a.failed) ||
  b.seconds - a.seconds ||
  b.bytes - a.bytes;

export class LongestFirst extends BaseSequencer {
  /** Heaviest first; called once a run, by Vitest. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weighed = files.map((file) => ({ file, weight: this.weigh(file) }));
    return weighed.sort((a, b) => before(a.weight, b.weight)).map(({ file }) => file);
  }

  private weigh(file: TestSpecification): Weight {
    const last = this.ctx.cache.getTestSpecificationResult(file);
    const name = path.relative(projectRoot, file.moduleId).replaceAll(path.sep, "/");
    return {
      group: file.project.config.sequence.groupOrder,
      project: this.ctx.projects.indexOf(file.project),
      failed: last?.failed ?? false,
      seconds: last ? last.duration / 1000 : (recorded.get(name) ?? 0),
      bytes: statSync(file.moduleId).size,
    };
  }
}
