"""Trains the net on strips: train.py SECONDS RATE SEED VALIDATION.npz STRIPS.npz... [--from WEIGHTS.npz]"""
import argparse
import time

import numpy as np
import torch
import torch.nn.functional as F

from net import Net, load, save

BATCH = 48


def accuracy(net, strips, labels):
    with torch.no_grad():
        said = torch.cat([net(strips[at : at + 100]).argmax(1) for at in range(0, len(strips), 100)])
    printed = labels > 0
    right = (said == labels)[printed].float().mean()
    whole = ((said == labels) | ~printed).all(1).float().mean()
    return float(right), float(whole)


def main():
    wanted = argparse.ArgumentParser()
    wanted.add_argument('seconds', type=float)
    wanted.add_argument('rate', type=float)
    wanted.add_argument('seed', type=int)
    wanted.add_argument('validation')
    wanted.add_argument('strips', nargs='+')
    wanted.add_argument('--from', dest='start')
    given = wanted.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(given.seed)
    chance = np.random.RandomState(given.seed)
    net = Net()
    if given.start:
        load(net, given.start)
    files = [np.load(file) for file in given.strips]
    strips = np.concatenate([file['X'] for file in files])
    labels = np.concatenate([file['Y'] for file in files]).astype(np.int64)
    held_back = np.load(given.validation)
    validation = torch.tensor(held_back['X']), torch.tensor(held_back['Y'].astype(np.int64))
    optimiser = torch.optim.AdamW(net.parameters(), lr=given.rate, weight_decay=1e-4)
    # Nothing is three times as frequent as all characters together, and worth less.
    weights = torch.tensor([0.35] + [1.0] * 37)
    began, step = time.time(), 0
    while (share := (time.time() - began) / given.seconds) < 1:
        for group in optimiser.param_groups:
            group['lr'] = given.rate * min(1, step / 60) * (0.5 + 0.5 * np.cos(np.pi * share)) + 1e-6
        chosen = chance.randint(0, len(strips), BATCH)
        batch = torch.tensor(strips[chosen]).float()
        batch = batch * torch.tensor(chance.uniform(0.8, 1.1, (BATCH, 1, 1))).float()
        batch = (batch + torch.randn(batch.shape) * chance.uniform(0, 5)).clamp(0, 255)
        loss = F.cross_entropy(net(batch), torch.tensor(labels[chosen]), weight=weights, label_smoothing=0.02)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        step += 1
        if step % 100 == 0:
            right, whole = accuracy(net, *validation)
            print(step, f'loss {float(loss):.3f} characters {right:.4f} whole lines {whole:.3f}', flush=True)
            save(net, 'weights.npz')
    save(net, 'weights.npz')


if __name__ == '__main__':
    main()
